// The category items of this visitor or member.
import { useServices } from "../app/services.ts";
import { useToken } from "../app/use-token.ts";
import { useVendors } from "../app/vendors.query.ts";
import { categoryItems } from "./category.rules.ts";
import type { NavigationItem } from "./navigation.rules.ts";

export function useCategories(): readonly NavigationItem[] {
  const { esportsVendors } = useServices().start.brand;
  return categoryItems({ categories: useVendors(), esportsVendors, isMember: useToken() !== null });
}
