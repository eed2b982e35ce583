import { useTranslation } from 'react-i18next'
import { canTake, type Held } from '#contract/people/team/rules.ts'
import type { Member } from '#contract/people/team/schemas.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import { useHeldText } from './held-text'
import styles from './team.module.css'

interface SuccessorFieldProps {
  member: Member
  /** What somebody else must go on with. */
  held: Held
  team: readonly Member[]
}

/** The open work of a member, and the colleague who takes it over: those with a suitable role. */
export function SuccessorField({ member, held, team }: SuccessorFieldProps) {
  const { t } = useTranslation('team')
  const sayHeld = useHeldText()
  const heirs = team.filter(({ id, state, role }) => id !== member.id && state === 'active' && canTake(role, held))
  return (
    <>
      <p className={styles.held}>{t('handOver.lead', { name: member.name, held: sayHeld(held) })}</p>
      <WorkField name="handOverTo" label={t('handOver.to')} required>
        <Choice
          placeholder={t('handOver.choose')}
          options={heirs.map(({ id, name, role, self }) => ({
            value: String(id),
            label: `${name} · ${t(`role.${role}`)}${self ? ` · ${t('list.you')}` : ''}`,
          }))}
        />
      </WorkField>
    </>
  )
}
