// A member's picture [ACC-76], round; without one the first letter of the name stands in its disc.
import { cx } from "@jonaki/ui/cx";
import { useAccountName } from "../account-face.tsx";
import styles from "./avatar-picture.module.css";

interface AvatarPictureProps {
  readonly url: string | null;
  readonly className?: string | undefined;
}

export function AvatarPicture({ url, className }: AvatarPictureProps) {
  const account = useAccountName();
  return url === null ? (
    <span aria-hidden="true" lang="en" className={cx(styles["disc"], className)}>
      {account.slice(0, 1).toUpperCase()}
    </span>
  ) : (
    <img src={url} alt="" width={72} height={72} className={cx(styles["picture"], className)} />
  );
}
