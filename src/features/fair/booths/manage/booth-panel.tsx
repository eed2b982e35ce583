import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { occupyBooth } from '#contract/fair/booths/endpoints.ts'
import type { Booth, HallBooths, Unplaced } from '#contract/fair/booths/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { useRequirementsText } from '../requirements/use-requirements-text'
import { useBoothChange } from './api'
import { BoothHistory } from './booth-history'
import { BoothOrder } from './booth-order'
import { HoldDialog } from './hold-dialog'
import styles from './manage.module.css'
import { PlaceDialog } from './place-dialog'
import { ReleaseDialog } from './release-dialog'

interface BoothPanelProps {
  hall: HallBooths
  booth: Booth
  onPlace: (exhibitor: Unplaced) => void
  onOpen: (number: string) => void
  onClose: () => void
}

/** A booth with what can be done with it. */
export function BoothPanel({ hall, booth, onPlace, onOpen, onClose }: BoothPanelProps) {
  const { t } = useTranslation('booth-desk')
  const { utilitiesText } = useRequirementsText()
  const { hallId } = hall
  const { number, status, exhibitor, area, corner, utilities, order, heldUntil } = booth
  const [doing, setDoing] = useState<'release' | 'hold'>()
  // Kept until the dialog is done: the booth is free as soon as the list is read again.
  const [moving, setMoving] = useState<NonNullable<Booth['exhibitor']>>()
  const occupy = useBoothChange(occupyBooth)
  const end = () => setDoing(undefined)
  const isOpen = status === 'free' || (status === 'held' && !order)
  // What happens to it is decided at the order.
  const isUnpaid = status === 'held' && order !== null
  const setUp = (exhibitorId: number) =>
    occupy.mutate(
      { hallId, number, exhibitorId },
      {
        onSuccess: () => showToast(t('occupy.done', { number })),
        onError: (error) => showAlert(errorMessage(error)),
      },
    )
  return (
    <section className={styles.panel} aria-labelledby="booth-title">
      <header>
        <h2 id="booth-title">{t('booth.title', { number })}</h2>
        <Button size="small" onClick={onClose}>
          {t('booth.close')}
        </Button>
      </header>
      <p className={styles.facts}>
        <Tag>{t(`status.${status}`)}</Tag>
        {t('booth.area', { area })}
        {corner ? <Tag>{t('booth.corner')}</Tag> : null}
      </p>
      {utilities.length > 0 ? <p>{t('booth.utilities', { utilities: utilitiesText(utilities) })}</p> : null}
      {heldUntil ? <p>{t('booth.heldUntil', { day: heldUntil })}</p> : null}
      {exhibitor ? (
        <p>
          <strong>{exhibitor.name}</strong>
          {exhibitor.industry ? ` · ${exhibitor.industry}` : null}
          {exhibitor.shown ? null : <Tag>{t('unplaced.hidden')}</Tag>}
        </p>
      ) : null}
      {order ? <BoothOrder order={order} /> : null}
      {isOpen && hall.unplaced.length > 0 ? (
        <div className={styles.field}>
          <label htmlFor="panel-exhibitor">{t('assign.exhibitor')}</label>
          <Choice
            id="panel-exhibitor"
            value=""
            placeholder={t('assign.choose')}
            options={hall.unplaced.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => {
              const found = hall.unplaced.find((one) => String(one.id) === id)
              if (found) onPlace(found)
            }}
          />
        </div>
      ) : null}
      <div className={styles.actions}>
        {isOpen ? (
          <Button onClick={() => setDoing('hold')}>{t(status === 'held' ? 'hold.change' : 'hold.open')}</Button>
        ) : isUnpaid ? null : (
          <Button onClick={() => setMoving(exhibitor ?? undefined)}>{t('move.open')}</Button>
        )}
        {status === 'assigned' && exhibitor ? (
          <Button loading={occupy.isPending} onClick={() => setUp(exhibitor.id)}>
            {t('occupy.open')}
          </Button>
        ) : null}
        {status === 'free' || order ? null : (
          <Button danger onClick={() => setDoing('release')}>
            {t(status === 'held' ? 'release.openHeld' : 'release.open')}
          </Button>
        )}
      </div>
      <BoothHistory hallId={hallId} number={number} />
      {doing === 'hold' ? <HoldDialog hallId={hallId} booth={booth} onClose={end} /> : null}
      {doing === 'release' ? <ReleaseDialog hallId={hallId} booth={booth} onClose={end} /> : null}
      {moving ? (
        <PlaceDialog
          hallId={hallId}
          exhibitor={moving}
          from={number}
          booths={hall.booths}
          onDone={(to) => {
            setMoving(undefined)
            onOpen(to)
          }}
          onClose={() => setMoving(undefined)}
        />
      ) : null}
    </section>
  )
}
