/** What every answer of this house says to a browser: nothing comes from elsewhere, and nobody else may hold a page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  // The film that keeps a screen awake is made by the page (web/film.ts).
  'media-src data:',
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Names and values in turn. A proxy that speaks HTTPS adds its own Strict-Transport-Security. */
export const HEADERS: readonly string[] = Object.entries({
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
}).flat();
