// Addresses of the frame itself; a desk names its own.
export const PASSWORD = "/password";
export const APPROVALS = "/approvals";
