import { useTranslation } from 'react-i18next'
import { isRefusal } from '#src/common/request/api-error.ts'
import styles from './access.module.css'

export const loginTabs = ['buyer', 'exhibitor'] as const
export type LoginTab = (typeof loginTabs)[number]

/** The tab that an account refused at this one belongs to; undefined when it is refused for more than that. */
export const tabInstead = (error: unknown): LoginTab | undefined =>
  isRefusal(error, 'NotThisRole') ? loginTabs.find((tab) => tab === error.data['tab']) : undefined

/** One press from the wrong tab to the right one. */
export function RoleOffer({ tab, onTake }: { tab: LoginTab; onTake: (tab: LoginTab) => void }) {
  const { t } = useTranslation('access')
  return (
    <button type="button" className={`${styles.link} ${styles.offer}`} onClick={() => onTake(tab)}>
      {t('login.otherRole', { role: t(`login.${tab}`) })}
    </button>
  )
}
