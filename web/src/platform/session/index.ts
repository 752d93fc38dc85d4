export {
  type MenuItem,
  type Session,
  type SessionUser,
  type SignedIn,
  session,
  useAbility,
  useSession,
  useUser,
} from './session.ts'
export { welcomeVisitor } from './visitor.ts'
