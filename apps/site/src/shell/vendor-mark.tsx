// A vendor's picture, or the first letter of the name where there is none or it does not come.
import { useState } from "react";
import type { VendorCard } from "../app/vendors.query.ts";
import styles from "./vendor-dropdown.module.css";

export function VendorMark({ vendor }: { readonly vendor: Pick<VendorCard, "icon" | "displayName"> }) {
  const [isBroken, setBroken] = useState(false);
  if (vendor.icon === "" || isBroken) {
    return (
      <span aria-hidden="true" className={styles["letter"]}>
        {vendor.displayName.slice(0, 1)}
      </span>
    );
  }
  return (
    <img
      alt=""
      className={styles["icon"]}
      src={vendor.icon}
      width={28}
      height={28}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}
