import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import styles from '../cases/case.module.css'

export const importAddress = (id: number | 'new'): string => `/imports/${id}`

/** A screen of imports, with the way back to their list. */
export function AroundImports({ children }: { children: ReactNode }) {
  const { t } = useTranslation('imports')
  return (
    <div>
      <Link className={styles.back} to="/imports">
        <Icon name="left" size={18} />
        {t('list.back')}
      </Link>
      {children}
    </div>
  )
}
