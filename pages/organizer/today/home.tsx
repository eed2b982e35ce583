import { Navigate } from 'react-router-dom'
import { startTexts } from '#src/common/i18n/texts.ts'
import { useSession } from '#src/common/session/session.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { findOnlyPart } from '../parts'

const today = lazyScreen(
  async () => {
    const [{ TodayScreen }] = await Promise.all([import('./today-screen'), startTexts('content', 'figures')])
    return TodayScreen
  },
  <TableSkeleton />,
)

/** Where the console opens: its home, or for who may open one part alone that part. */
export function Home() {
  const only = findOnlyPart(useSession()?.user)
  return only ? <Navigate to={only.to} replace /> : today
}
