import { hasPermission } from '../../../../contract/core/permissions'
import { useSession } from '../../../common/session/session'

/** Whether who is signed in writes for the fair; others write for their exhibitor, and organizers approve it. */
export const useWritesForFair = (): boolean => hasPermission(useSession()?.user.userType, 'editContent')
