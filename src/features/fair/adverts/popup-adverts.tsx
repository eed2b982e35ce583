import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { advertRatio } from '#contract/fair/adverts/rules.ts'
import { noteOpenedItself } from '#src/common/app/opens-itself.ts'
import { LanguageToggle } from '#src/common/layout/language-toggle.tsx'
import { Carousel } from '#src/common/ui/carousel/carousel.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import { usePopupAdverts } from './api'
import styles from './popup-adverts.module.css'

/** The pop-up of adverts, which opens if there are any (spec: live §2, §7). `onNothing`: it will not. */
export function PopupAdverts({ onNothing }: { onNothing: () => void }) {
  const { t } = useTranslation()
  const [selected, setSelected] = useState(true)
  const { data, isError } = usePopupAdverts(selected)
  const adverts = data ?? []
  const dialog = useRef<HTMLDialogElement>(null)
  const open = selected && adverts.length > 0
  const isNothing = isError || data?.length === 0
  const nothing = useEffectEvent(onNothing)
  useEffect(() => {
    if (isNothing) nothing()
  }, [isNothing])

  useEffect(() => {
    // A message box that is open already goes first.
    if (!open || document.querySelector('dialog[open]')) return
    noteOpenedItself('adverts')
    dialog.current?.showModal()
  }, [open])

  if (!open) return null
  return (
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions -- Escape closes it too
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-label={t('adverts.popup')}
      onClose={() => setSelected(false)}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={styles.tools}>
        <LanguageToggle />
        <button
          type="button"
          className={styles.close}
          aria-label={t('action.close')}
          onClick={() => setSelected(false)}
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      <Carousel
        key={adverts.map(({ id, title }) => `${id}${title}`).join()}
        label={t('adverts.popup')}
        items={adverts}
        ratio={advertRatio('popup')}
        eager
      />
    </dialog>
  )
}
