// The skeleton of the served page once more, for as long as the first permission answer is awaited [SITE-7].
import { useText } from "@jonaki/i18n/react";

export function StartSkeleton() {
  const t = useText();
  return (
    <div className="start" data-now="">
      <output className="sr">{t("page_loading")}</output>
      <div className="start-bar" />
      <div className="start-hero" />
      <div className="start-cards">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
