// The phone of the journeys: its screen, its finger, and what it calls itself, which decides which first view the server
// sends.
export const PHONE = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
} as const;
