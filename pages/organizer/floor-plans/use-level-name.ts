import { useTranslation } from 'react-i18next'

/** How a level is called: the ground floor is 1, as on the map of visitors. */
export function useLevelName(): (level: number) => string {
  const { t } = useTranslation('map')
  return (level) => (level < 0 ? t('levelBelow', { floor: -level }) : t('levelOf', { floor: level + 1 }))
}
