import { Input, Radio } from 'antd'
import { type ReactElement, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTICE_MAX } from '#contract/live/live/limits.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { MomentInput } from '#src/common/work/moment-input.tsx'
import { OnePicture } from '#src/common/work/upload/one-picture.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from './live-manage.module.css'
import { MANAGERS_MAX } from './live-values'

const INTRODUCTION_MAX = 500
/** px */
const COVER = { width: 1_280, height: 720 }
const colors = [0, 1, 2, 3, 4]
const templates = ['simple-style', 'chinese-style', 'dark-style'] as const

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

interface LinesProps {
  name: 'introductionZh' | 'introductionEn' | 'noticeZh' | 'noticeEn'
  max: number
}

function Lines({ name, max }: LinesProps) {
  const { t } = useTranslation('live-manage')
  return (
    <WorkField name={name} label={t(`form.${name}`)}>
      <TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={max} lang={name.endsWith('Zh') ? 'zh-CN' : 'en-US'} />
    </WorkField>
  )
}

/** Title, introduction and cover; one language is enough. */
export function AboutSection() {
  const { t } = useTranslation('live-manage')
  return (
    <Section title={t('form.basics')}>
      <WorkField name="titleZh" label={t('form.titleZh')} extra={t('form.titleHint')}>
        <Input lang="zh-CN" />
      </WorkField>
      <WorkField name="titleEn" label={t('form.titleEn')}>
        <Input lang="en-US" />
      </WorkField>
      <Lines name="introductionZh" max={INTRODUCTION_MAX} />
      <Lines name="introductionEn" max={INTRODUCTION_MAX} />
      <WorkField name="coverZh" label={t('form.coverZh')} extra={t('form.coverHint')}>
        <OnePicture module="live" shape={COVER} label={t('form.coverZh')} />
      </WorkField>
      <WorkField name="coverEn" label={t('form.coverEn')} extra={t('form.coverEnHint')}>
        <OnePicture module="live" shape={COVER} label={t('form.coverEn')} />
      </WorkField>
    </Section>
  )
}

interface UsedProps {
  /** It has ended and took live hours, which stay used. */
  stays: boolean
}

/** When it is on, in China's time wherever the form is filled in. */
export function TimeSection({ stays }: UsedProps) {
  const { t } = useTranslation('live-manage')
  const hint = t(stays ? 'form.stays' : 'form.china')
  return (
    <Section title={t('form.time')}>
      <WorkField name="startTime" label={t('form.start')} extra={hint} required>
        <MomentInput disabled={stays} renderExtraFooter={() => t('form.china')} />
      </WorkField>
      <WorkField name="endTime" label={t('form.end')} extra={hint} dependencies={['startTime']} required>
        <MomentInput disabled={stays} renderExtraFooter={() => t('form.china')} />
      </WorkField>
    </Section>
  )
}

const addresses = ['standard', 'fluent', 'high', 'videoUrl', 'mediaUrl', 'captionsUrl'] as const

/** The stream by quality, and the recordings. */
export function PlaySection({ stays }: UsedProps) {
  const { t } = useTranslation('live-manage')
  return (
    <Section title={t('form.play')}>
      <div className={styles.whole}>
        <WorkField name="type" label={t('form.type')} extra={t(stays ? 'form.stays' : 'form.streamHint')}>
          <Radio.Group
            disabled={stays}
            options={[
              { value: '1', label: t('form.type1') },
              { value: '2', label: t('form.type2') },
            ]}
          />
        </WorkField>
      </div>
      {addresses.map((name) => (
        <WorkField key={name} name={name} label={t(`form.${name}`)}>
          <Input inputMode="url" spellCheck={false} />
        </WorkField>
      ))}
    </Section>
  )
}

/** Colours and template of the room. */
export function ThemeSection() {
  const { t } = useTranslation('live-manage')
  return (
    <Section title={t('form.theme')}>
      <WorkField name="colorType" label={t('form.color')}>
        <Choice options={colors.map((value) => ({ value: `${value}`, label: t(`form.color${value}`) }))} />
      </WorkField>
      <WorkField name="templateName" label={t('form.template')}>
        <Choice options={templates.map((value) => ({ value, label: t(`form.${value}`) }))} />
      </WorkField>
    </Section>
  )
}

/** Who hosts it and who helps, named in `input`. */
export function PeopleSection({ input }: { input: ReactElement }) {
  const { t } = useTranslation('live-manage')
  return (
    <Section title={t('form.people')}>
      <WorkField name="anchor" label={t('form.anchor')} extra={t('form.anchorHint')}>
        <Input spellCheck={false} />
      </WorkField>
      <WorkField
        name="managers"
        label={t('form.managers')}
        extra={t('form.managersHint', { max: MANAGERS_MAX })}
        // Each is judged as it is named.
        validateTrigger={['onChange', 'onBlur']}
      >
        {input}
      </WorkField>
    </Section>
  )
}

/** What stands over the chat while it is live. */
export function NoticeSection() {
  const { t } = useTranslation('live-manage')
  return (
    <Section title={t('form.notice')}>
      <Lines name="noticeZh" max={NOTICE_MAX} />
      <Lines name="noticeEn" max={NOTICE_MAX} />
    </Section>
  )
}
