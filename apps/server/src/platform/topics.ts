// What the outbox calls a member's own live topic [CALL-182]; whoever has something to tell a member says it there.
export const memberChannel = (accountId: string): string => `member/${accountId}`;
