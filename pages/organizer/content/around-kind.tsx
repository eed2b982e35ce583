import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import { Link } from '#src/common/app/link.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import styles from '../cases/case.module.css'
import { listAddress } from './use-kind'

/** A screen of a kind, with the way back to its table. */
export function AroundKind({ kind, children }: { kind: ContentKind; children: ReactNode }) {
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
