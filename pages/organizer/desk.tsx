import { type ReactNode } from 'react'
import { useSession } from '#src/common/session/session.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { Work } from '#src/common/work/work.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useOpenWorkUpdates } from '#src/features/operations/today/api.ts'
import { DeskNav } from './desk-nav'
import styles from './desk.module.css'
import { NotPermitted } from './not-permitted'
import { PaletteButton } from './palette/palette-button'
import { listGroups, type PartName } from './parts'

// Its form is of the light kit, which nobody needs who is signed in.
const signIn = lazyScreen(async () => (await import('./sign-in')).SignIn, <TableSkeleton />)

/** The frame of every screen of the organizer console: who is not signed in signs in, who may not enter is notified. */
export function Desk({ part, screen }: { part?: PartName; screen: ReactNode }) {
  const signedIn = useSession()
  const groups = listGroups(signedIn?.user)
  const open = groups.flatMap(({ parts }) => parts)
  useOpenWorkUpdates(open.some(({ name }) => name === 'today'))
  if (!signedIn) return signIn
  const { user } = signedIn
  if (open.length === 0) return <NotPermitted user={user} />
  const isOpen = part === undefined || open.some(({ name }) => name === part)
  return (
    <Work>
      <div className={styles.desk}>
        <DeskNav user={user} groups={groups} />
        <div className={styles.screen}>
          <PaletteButton user={user} />
          {isOpen ? screen : <NotPermitted />}
        </div>
      </div>
    </Work>
  )
}
