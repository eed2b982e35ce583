import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ProposalRules } from '#contract/fair/booths/propose/proposal-rules.ts'
import styles from './manage.module.css'

interface RuleBoxesProps {
  rules: ProposalRules
  /** Exhibitors that take part online only are placed too. */
  withOnline: boolean
  onRules: (rules: ProposalRules) => void
  onOnline: (withOnline: boolean) => void
}

const rulesInOrder = ['competitorsApart', 'industriesTogether', 'largerFirst'] as const

/** By which rules booths are proposed, and to which exhibitors. */
export function RuleBoxes({ rules, withOnline, onRules, onOnline }: RuleBoxesProps) {
  const { t } = useTranslation('booth-desk')
  return (
    <fieldset className={styles.rules}>
      <legend className="yz-visually-hidden">{t('propose.rules')}</legend>
      {rulesInOrder.map((rule) => (
        <Checkbox
          key={rule}
          checked={rules[rule]}
          onChange={({ target }) => onRules({ ...rules, [rule]: target.checked })}
        >
          {t(`propose.rule.${rule}`)}
        </Checkbox>
      ))}
      <Checkbox checked={withOnline} onChange={({ target }) => onOnline(target.checked)}>
        {t('propose.online')}
      </Checkbox>
    </fieldset>
  )
}
