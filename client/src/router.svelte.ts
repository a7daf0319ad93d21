/** Three addresses: `/`, `/t/{table}`, `/styleguide`. */
let address = $state(location.pathname);

addEventListener("popstate", () => (address = location.pathname));

export const path = (): string => address;

export function go(to: string): void {
  history.pushState(null, "", to);
  address = location.pathname;
  scrollTo(0, 0);
}

/** For links that stay within the page: <a href="/" onclick={link}>. */
export function link(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).href);
}
