// The logo inside QR codes [SITE-32], asked for once a page; null while it is not here, or when there is none.
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../app/services.ts";

export function useQrLogo(): string | null {
  const { api } = useServices();
  const { data = null } = useQuery({
    queryKey: ["qrLogo"],
    queryFn: async () => {
      const answer = await api.site.imageQrLogo({}, { background: true });
      return answer.ok && answer.value instanceof Blob ? URL.createObjectURL(answer.value) : null;
    },
    retry: false,
    meta: { own: true },
    // The address lives as long as the page, and so does the answer.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
