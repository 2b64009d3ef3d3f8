// Addresses that more than one place leads to; a desk names its own.
export const PASSWORD = "/password";
export const APPROVALS = "/approvals";
export const MEMBERS = "/members";
