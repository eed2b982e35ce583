import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { advertShapes } from '#contract/fair/adverts/rules.ts'
import { BOOKED_TITLE_MAX } from '#contract/commerce/services/limits.ts'
import { checkBookedAdvert } from '#contract/commerce/services/rules.ts'
import type { Booking } from '#contract/commerce/services/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { BothInput, type BothTexts } from '#src/common/work/form/both-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { formatDays } from '#src/common/ui/time/days.ts'
import { useSaveAdvert } from './api'
import { BothPictures } from './both-pictures'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './own.module.css'

const LINK_MAX = 500

interface Values {
  title: BothTexts
  imageUrl: BothTexts
  jumpLink: string
}

const check = (values: Values) => checkBookedAdvert(values)
const refusals = { title: ['TextUnsafe'], imageUrl: ['FileNotFound'] } as const

interface AdvertDialogProps {
  booking: Booking
  advert: NonNullable<Booking['advert']>
  onClose: () => void
}

/** A booked advert is written: its picture, its words and where it leads; then an organizer looks at it. */
export function AdvertDialog({ booking, advert, onClose }: AdvertDialogProps) {
  const { t, i18n } = useTranslation('own-services')
  const [form] = Form.useForm<Values>()
  const save = useSaveAdvert()
  const [initial] = useState<Values>(() => ({
    title: advert.title,
    imageUrl: advert.imageUrl,
    jumpLink: advert.jumpLink,
  }))
  const shape = advertShapes[booking.place ?? 'home']
  const ratio: Record<`--${string}`, number> = { '--ratio': shape.width / shape.height }
  const shown = Form.useWatch('imageUrl', form) ?? initial.imageUrl
  const title = Form.useWatch('title', form) ?? initial.title
  const send = async (values: Values) => {
    await save.mutateAsync({
      id: booking.id,
      version: advert.version,
      title: { zh: values.title.zh.trim(), en: values.title.en.trim() },
      imageUrl: values.imageUrl,
      jumpLink: values.jumpLink.trim(),
    })
    showToast(t('form.sent'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('form.title', { name: booking.name })}
      width={720}
      submit={t('form.send')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className={styles.lead}>
        {booking.days ? t('form.days', { days: formatDays(booking.days, i18n.language) }) : null}{' '}
        {t(advert.state === 'approved' ? 'form.again' : 'form.lead')}
      </p>
      <WorkForm
        form={form}
        label={t('form.title', { name: booking.name })}
        initialValues={initial}
        check={check}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="imageUrl" label={t('form.pictures')} extra={t('form.picturesHint', { ...shape })} required>
          <BothPictures shape={shape} />
        </WorkField>
        {shown.zh ? (
          <figure className={styles.preview}>
            <img src={(i18n.language === 'en-US' ? shown.en : '') || shown.zh} alt={title.zh} style={ratio} />
            <figcaption>{t('form.preview')}</figcaption>
          </figure>
        ) : null}
        <WorkField name="title" label={t('form.words')} extra={t('form.wordsHint')} required>
          <BothInput label={t('form.words')} max={BOOKED_TITLE_MAX.en} />
        </WorkField>
        <WorkField name="jumpLink" label={t('form.link')} extra={t('form.linkHint')}>
          <TextInput maxLength={LINK_MAX} autoComplete="off" spellCheck={false} inputMode="url" />
        </WorkField>
        <EnterSends disabled={save.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}
