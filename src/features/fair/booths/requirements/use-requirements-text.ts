import { useTranslation } from 'react-i18next'
import type { BoothRequirements } from '#contract/fair/booths/requirements/schemas.ts'
import type { Utility } from '#contract/fair/floor-plan/rules.ts'

/** Names what a booth is supplied with, and what an exhibitor needs, each in one line. */
export function useRequirementsText() {
  const { t } = useTranslation('booth-requirements')
  const utilitiesText = (utilities: readonly Utility[]): string =>
    utilities.map((one) => t(`utility.${one}`)).join(t('comma'))
  /** Empty: nothing is required. */
  const requirementsText = ({ area, utilities, corner, note }: BoothRequirements): string =>
    [
      ...(area === null ? [] : [t('area', { area })]),
      ...(utilities.length > 0 ? [utilitiesText(utilities)] : []),
      ...(corner ? [t('corner')] : []),
      ...(note === '' ? [] : [note]),
    ].join(' · ')
  return { utilitiesText, requirementsText }
}
