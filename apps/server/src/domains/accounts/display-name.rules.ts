// The name of a member that strangers see, among the winners and in games [VEN-4, MSG-32].

/** The first two and the last two characters. */
export const maskedName = (username: string): string => `${username.slice(0, 2)}***${username.slice(-2)}`;

const HIDDEN = "hidden";

/** Who opted out is named in no way. */
export const displayName = ({
  username,
  hidesName,
}: {
  readonly username: string;
  readonly hidesName: boolean;
}): string => (hidesName ? HIDDEN : maskedName(username));
