// Mounts the gallery; the page's address says in which theme and language it starts.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../src/fonts.css";
import "../src/tokens.css";
import "../src/base.css";
import { Gallery } from "./gallery.tsx";

const address = new URLSearchParams(window.location.search);
const root = document.querySelector("#root");
if (root === null) throw new Error("gallery.html has no #root");
createRoot(root).render(
  <StrictMode>
    <Gallery
      initialTheme={address.get("theme") === "light" ? "light" : "dark"}
      initialLanguage={address.get("lang") === "EN" ? "EN" : "BN"}
    />
  </StrictMode>,
);
