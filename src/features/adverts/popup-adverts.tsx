import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../common/session/storage'
import { Carousel } from '../../common/ui/carousel/carousel'
import { Icon } from '../../common/ui/icon'
import { usePopupAdverts } from './api'
import styles from './popup-adverts.module.css'

/** The pop-up of adverts: only if there are any, and once in a window (spec: live §2, §7). `onGone`: none is in the way any more. */
export function PopupAdverts({ onGone }: { onGone?: () => void }) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(() => !session.get('popupSeen'))
  const { data, isError } = usePopupAdverts(wanted)
  const adverts = data ?? []
  const dialog = useRef<HTMLDialogElement>(null)
  const open = wanted && adverts.length > 0
  const isGone = !wanted || isError || data?.length === 0
  const gone = useEffectEvent(() => onGone?.())
  useEffect(() => {
    if (isGone) gone()
  }, [isGone])

  useEffect(() => {
    // A message box that is open already goes first.
    if (!open || document.querySelector('dialog[open]')) return
    session.set('popupSeen', true)
    dialog.current?.showModal()
  }, [open])

  if (!open) return null
  return (
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions -- Escape closes it too
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-label={t('adverts.popup')}
      onClose={() => setWanted(false)}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <button type="button" className={styles.close} aria-label={t('action.close')} onClick={() => setWanted(false)}>
        <Icon name="close" size={22} />
      </button>
      <Carousel
        key={adverts.map(({ id, title }) => `${id}${title}`).join()}
        label={t('adverts.popup')}
        items={adverts}
        ratio={3 / 2}
        eager
      />
    </dialog>
  )
}
