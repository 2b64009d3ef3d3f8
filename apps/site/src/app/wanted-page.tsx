// After the login somebody is led to where the login was asked for, and not home, where a page asked for it by itself [LOB-52].
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "./site-router.tsx";
import { useServices } from "./services.ts";

export function WantedPage({ to }: { readonly to: string }) {
  const { session } = useServices();
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    session.remove("wantedPage");
    navigate(to, { replace: true });
  });
  useEffect(() => go(), []);
  return null;
}
