import { Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import type figures from '#src/common/i18n/locales/en-US/work/figures.json'
import styles from './definition.module.css'

export type Defined = Exclude<keyof (typeof figures)['definition'], 'about'>

/** A question mark beside a figure that opens its definition: by pointer, keyboard focus or touch (docs/decisions/0023). */
export function Definition({ of, name }: { of: Defined; name: string }) {
  const { t } = useTranslation('figures')
  return (
    <Tooltip title={t(`definition.${of}`)} trigger={['hover', 'focus']}>
      <button type="button" className={styles.mark} aria-label={t('definition.about', { name })}>
        ?
      </button>
    </Tooltip>
  )
}
