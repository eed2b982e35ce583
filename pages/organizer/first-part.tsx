import { Navigate } from 'react-router-dom'
import { useSession } from '#src/common/session/session.ts'
import { findFirstPart } from './parts'

/** Leads to the part with which the reader begins; the organizer console lets nobody in who may open none. */
export function FirstPart() {
  const first = findFirstPart(useSession()?.user)
  return first ? <Navigate to={first.to} replace /> : null
}
