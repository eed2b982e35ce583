import { useTranslation } from 'react-i18next'
import type { ExpoInfo } from '#contract/fair/expo/schemas.ts'
import styles from './institutions.module.css'

const roles = ['hosts', 'organizers', 'supporters'] as const

/** Hosts, organizers and supporters of the fair. */
export function Institutions({ expo }: { expo: ExpoInfo }) {
  const { t } = useTranslation('about')
  const named = roles.filter((role) => expo[role].length > 0)
  return (
    <dl className={styles.roles}>
      {named.map((role) => (
        <div key={role}>
          <dt>{t(`roles.${role}`)}</dt>
          {expo[role].map(({ name }) => (
            <dd key={name}>{name}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
