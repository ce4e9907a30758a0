import { secureHeaders } from 'hono/secure-headers';

/**
 * Nothing may be loaded or framed but what this site serves itself; no inline script, no inline style. Should the
 * API live elsewhere (SITE_URL differs from the address in the browser), only that one origin is added.
 */
export function securityHeaders({ siteUrl }: { siteUrl: URL | undefined }) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(siteUrl ? [siteUrl.origin] : [])],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: siteUrl?.protocol === 'https:' ? 'max-age=63072000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    xContentTypeOptions: true,
    // Relics of browsers that no longer exist; every answer is smaller without them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    // The wire contract is open to other origins; CORS below says so, and this must not contradict it.
    crossOriginResourcePolicy: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });
}
