import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Link } from '#src/common/app/link.tsx'
import { parseId } from '#src/common/app/use-hash-query.ts'
import { Icon } from '#src/common/ui/icon.tsx'
import { PeopleInput } from '#src/features/operations/management/people-input.tsx'
import { AfterLive } from '#src/features/live/broadcast/recording/after-live.tsx'
import { LiveEditor, NewLive } from '#src/features/live/live/manage/live-editor.tsx'
import styles from '../cases/case.module.css'
import own from './lives.module.css'

function Around({ children }: { children: ReactNode }) {
  const { t } = useTranslation('live-manage')
  return (
    <div className={own.editor}>
      <Link className={styles.back} to="/lives">
        <Icon name="left" size={18} />
        {t('edit.back')}
      </Link>
      {children}
    </div>
  )
}

/** A session by the number in its address. */
export function LiveScreen() {
  const id = parseId(useParams()['id'] ?? '')
  return (
    <Around>
      <LiveEditor
        peopleInput={<PeopleInput />}
        after={id === undefined ? null : <AfterLive liveId={id} />}
        key={id}
        id={id}
      />
    </Around>
  )
}

/** A new one, which is edited further once it is there. */
export function NewLiveScreen() {
  const navigate = useNavigate()
  return (
    <Around>
      <NewLive peopleInput={<PeopleInput />} onAdded={({ id }) => void navigate(`/lives/${id}`, { replace: true })} />
    </Around>
  )
}
