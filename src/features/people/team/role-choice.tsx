import { Radio, type RadioGroupProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { type TeamRole, teamRoles } from '#contract/people/team/rules.ts'
import styles from './team.module.css'

/** The roles of a team, each with what it may do. */
export function RoleChoice({ roles = teamRoles, ...group }: RadioGroupProps & { roles?: readonly TeamRole[] }) {
  const { t } = useTranslation('team')
  return (
    <Radio.Group className={styles.roles ?? ''} {...group}>
      {roles.map((role) => (
        <Radio key={role} value={role}>
          <b>{t(`role.${role}`)}</b>
          <small>{t(`may.${role}`)}</small>
        </Radio>
      ))}
    </Radio.Group>
  )
}
