import { Tour } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './tour.module.css'
import { useAsDialog } from './use-as-dialog'

export interface TourStop {
  title: string
  text: string
  /** The value of `data-tour` of what it points at; where that is not drawn it stands in the middle. */
  at?: string
}

interface TourViewProps {
  stops: readonly TourStop[]
  onClose: () => void
}

/** A way through the stops of a screen, one after the other; each can end it. */
export function TourView({ stops, onClose }: TourViewProps) {
  const { t } = useTranslation('work')
  const id = useId()
  const [current, setCurrent] = useState(0)
  const panel = useAsDialog(id, current)
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
  const steps = stops.map(({ title, text, at }, place) => ({
    title: <span id={`${id}-title`}>{title}</span>,
    description: (
      <p ref={panel} id={`${id}-text`} className={styles.text}>
        {text}
        <small>{t('tour.place', { place: place + 1, count: stops.length })}</small>
      </p>
    ),
    target: document.querySelector<HTMLElement>(`[data-tour="${at}"]`),
  }))
  return (
    <Tour
      open
      steps={steps}
      current={current}
      onChange={setCurrent}
      onClose={onClose}
      // What lies below is shown, not used.
      disabledInteraction
      rootClassName={styles.tour ?? ''}
    />
  )
}
