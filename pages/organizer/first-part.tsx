import { Navigate } from 'react-router-dom'
import { useSession } from '../../src/common/session/session'
import { listParts } from './parts'

/** Leads to the first part that the reader may open; the desk lets nobody in who may open none. */
export function FirstPart() {
  const [first] = listParts(useSession()?.user)
  return first ? <Navigate to={first.to} replace /> : null
}
