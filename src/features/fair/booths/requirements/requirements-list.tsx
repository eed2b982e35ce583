import { useTranslation } from 'react-i18next'
import type { BoothRequirements } from '#contract/fair/booths/requirements/schemas.ts'
import styles from './requirements.module.css'
import { useRequirementsText } from './use-requirements-text'

/** What an exhibitor needs of its booth, each with its name. */
export function RequirementsList({ requirements }: { requirements: BoothRequirements }) {
  const { t } = useTranslation('booth-requirements')
  const { utilitiesText } = useRequirementsText()
  const { area, utilities, corner, note } = requirements
  const facts = [
    { name: t('field.area'), text: area === null ? t('any') : t('area', { area }) },
    { name: t('field.utilities'), text: utilities.length > 0 ? utilitiesText(utilities) : t('noUtilities') },
    { name: t('place'), text: t(corner ? 'corner' : 'any') },
    ...(note === '' ? [] : [{ name: t('field.note'), text: note }]),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
