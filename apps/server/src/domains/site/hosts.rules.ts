// Which hosts are ours [SITE-9]: registered names, with or without a port.
const withoutPort = (host: string): string => host.replace(/:\d+$/u, "");

export function isRegisteredHost(hosts: readonly string[], asked: string): boolean {
  const wanted = asked.toLowerCase();
  return hosts.includes(wanted) || hosts.includes(withoutPort(wanted));
}
