// Runs in a sandboxed frame with an origin of its own, and only when an operator has set an analytics id. It
// hands route names to the provider's tag script; nothing else ever reaches this frame.
const id = new URLSearchParams(location.search).get("id") ?? "";

if (/^[A-Z]{1,4}-[A-Z0-9]{4,20}$/.test(id)) {
  globalThis.dataLayer = [];
  // The provider's script reads the arguments object itself, not a list.
  const tell = function () {
    globalThis.dataLayer.push(arguments);
  };
  tell("js", new Date());
  // No storage exists here, and the frame's own address is nobody's page view.
  tell("config", id, { send_page_view: false, client_storage: "none" });

  const tag = document.createElement("script");
  tag.async = true;
  tag.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(tag);

  addEventListener("message", ({ source, data }) => {
    const route = data?.route;
    if (source !== parent || typeof route !== "string" || !/^\/[A-Za-z.]*$/.test(route)) return;
    tell("event", "page_view", { page_path: route, page_location: route, page_title: route });
  });
}
