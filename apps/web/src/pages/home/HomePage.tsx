import { useCurrentUser } from "../../api/currentUser.ts";
import { MemberHome } from "./MemberHome.tsx";
import { VisitorHome } from "./VisitorHome.tsx";

export function HomePage() {
  return useCurrentUser() ? <MemberHome /> : <VisitorHome />;
}
