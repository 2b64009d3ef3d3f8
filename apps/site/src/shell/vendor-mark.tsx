// A vendor's picture; where there is none, or it does not come, the studio's drawn mark.
import { useState } from "react";
import type { VendorCard } from "../app/vendors.query.ts";
import { StudioMark } from "./studio-mark.tsx";
import styles from "./vendor-mark.module.css";

interface VendorMarkProps {
  readonly vendor: Pick<VendorCard, "icon" | "vassalage">;
}

export function VendorMark({ vendor }: VendorMarkProps) {
  const [isBroken, setBroken] = useState(false);
  if (vendor.icon === "" || isBroken) {
    return <StudioMark vassalage={vendor.vassalage} className={styles["mark"]} />;
  }
  return (
    <img
      alt=""
      className={styles["mark"]}
      src={vendor.icon}
      width={26}
      height={24}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}
