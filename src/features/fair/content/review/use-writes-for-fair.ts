import { hasPermission } from '#contract/core/permissions.ts'
import { useSession } from '#src/common/session/session.ts'

/** Whether who is signed in writes for the fair; others write for their exhibitor, and organizers approve it. */
export const useWritesForFair = (): boolean => hasPermission(useSession()?.user.userType, 'editContent')
