import { useTranslation } from 'react-i18next'
import { LineDrawing } from '#src/common/ui/line-drawing.tsx'
import styles from './zoom-buttons.module.css'

interface ZoomButtonsProps {
  step: number
  onZoom: (by: number) => void
  onReset: () => void
}

export function ZoomButtons({ step, onZoom, onReset }: ZoomButtonsProps) {
  const { t } = useTranslation('map')
  const buttons = [
    { name: t('picture.zoomIn'), path: 'M12 6v12M6 12h12', press: () => onZoom(step) },
    { name: t('picture.zoomOut'), path: 'M6 12h12', press: () => onZoom(1 / step) },
    { name: t('picture.whole'), path: 'M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4', press: onReset },
  ]
  return (
    <div className={styles.buttons} role="group" aria-label={t('picture.zoom')}>
      {buttons.map(({ name, path, press }) => (
        <button key={name} type="button" aria-label={name} title={name} onClick={press}>
          <LineDrawing path={path} size={20} />
        </button>
      ))}
    </div>
  )
}
