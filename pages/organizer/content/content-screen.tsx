import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { ContentKind } from '../../../contract/content/kinds'
import { Link } from '../../../src/common/app/link'
import { parseId } from '../../../src/common/app/use-hash-query'
import { Icon } from '../../../src/common/ui/icon'
import { ContentEditor, NewContent } from '../../../src/features/content/content-editor'
import styles from '../cases/case.module.css'
import { listAddress, objectAddress, useKind } from './use-kind'

function Around({ kind, children }: { kind: ContentKind; children: ReactNode }) {
  const { t } = useTranslation('content')
  return (
    <div>
      <Link className={styles.back} to={listAddress(kind)}>
        <Icon name="left" size={18} />
        {t('form.back', { kinds: t(`kind.${kind}.many`) })}
      </Link>
      {children}
    </div>
  )
}

/** An object by the number in its address. */
export function ContentScreen() {
  const kind = useKind()
  const id = parseId(useParams()['id'] ?? '')
  return (
    <Around kind={kind}>
      <ContentEditor key={`${kind}-${id}`} kind={kind} id={id} />
    </Around>
  )
}

/** A new one, which is edited further once it is there. */
export function NewContentScreen() {
  const kind = useKind()
  const navigate = useNavigate()
  return (
    <Around kind={kind}>
      <NewContent kind={kind} onAdded={({ id }) => void navigate(objectAddress(kind, id), { replace: true })} />
    </Around>
  )
}
