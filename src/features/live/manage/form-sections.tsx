import { type ReactNode, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NOTICE_MAX } from '../../../../contract/live/limits'
import { Field } from '../../../common/form/field'
import styling from '../../../common/form/form.module.css'
import { Choices, SelectInput, TextInput } from '../../../common/form/inputs'
import { CoverField } from './cover-field'
import styles from './live-manage.module.css'
import { type LiveValues, MANAGERS_MAX } from './live-values'

type Form = UseFormReturn<LiveValues>

const INTRODUCTION_MAX = 500
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
  form: Form
  name: 'introductionZh' | 'introductionEn' | 'noticeZh' | 'noticeEn' | 'managers'
  label: string
  hint?: string
  max?: number
}

function Lines({ form, name, label, hint, max }: LinesProps) {
  return (
    <Field label={label} hint={hint} error={form.formState.errors[name]}>
      {(control) => (
        <textarea className={styling.input} rows={3} maxLength={max} {...form.register(name)} {...control} />
      )}
    </Field>
  )
}

/** Title, introduction and cover; a text in one language is enough. */
export function AboutSection({ form }: { form: Form }) {
  const { t } = useTranslation('live-manage')
  const { register, formState } = form
  return (
    <Section title={t('form.basics')}>
      <TextInput
        label={t('form.titleZh')}
        hint={t('form.titleHint')}
        field={register('titleZh', { deps: ['titleEn'] })}
        error={formState.errors.titleZh}
        lang="zh-CN"
      />
      <TextInput
        label={t('form.titleEn')}
        field={register('titleEn', { deps: ['titleZh'] })}
        error={formState.errors.titleEn}
        lang="en-US"
      />
      <Lines form={form} name="introductionZh" label={t('form.introductionZh')} max={INTRODUCTION_MAX} />
      <Lines form={form} name="introductionEn" label={t('form.introductionEn')} max={INTRODUCTION_MAX} />
      <div className={styles.whole}>
        <CoverField form={form} />
      </div>
    </Section>
  )
}

/** When it is on, in China's time wherever the form is filled in. */
export function TimeSection({ form: { register, formState } }: { form: Form }) {
  const { t } = useTranslation('live-manage')
  return (
    <Section title={t('form.time')}>
      <TextInput
        label={t('form.start')}
        hint={t('form.china')}
        type="datetime-local"
        field={register('startTime', { deps: ['endTime'] })}
        error={formState.errors.startTime}
        required
      />
      <TextInput
        label={t('form.end')}
        hint={t('form.china')}
        type="datetime-local"
        field={register('endTime')}
        error={formState.errors.endTime}
        required
      />
    </Section>
  )
}

const addresses = ['standard', 'fluent', 'high', 'videoUrl', 'mediaUrl', 'captionsUrl'] as const

/** The stream by quality, and the recordings. */
export function PlaySection({ form: { register, formState } }: { form: Form }) {
  const { t } = useTranslation('live-manage')
  return (
    <Section title={t('form.play')}>
      <div className={styles.whole}>
        <Choices
          label={t('form.type')}
          type="radio"
          field={register('type')}
          options={[
            { value: '1', label: t('form.type1') },
            { value: '2', label: t('form.type2') },
          ]}
        />
        <p className={styles.note}>{t('form.streamHint')}</p>
      </div>
      {addresses.map((name) => (
        <TextInput
          key={name}
          label={t(`form.${name}`)}
          field={register(name)}
          error={formState.errors[name]}
          inputMode="url"
          spellCheck={false}
        />
      ))}
    </Section>
  )
}

/** Colours and template of the room. */
export function ThemeSection({ form: { register } }: { form: Form }) {
  const { t } = useTranslation('live-manage')
  return (
    <Section title={t('form.theme')}>
      <SelectInput
        label={t('form.color')}
        field={register('colorType')}
        options={colors.map((value) => ({ value: `${value}`, label: t(`form.color${value}`) }))}
      />
      <SelectInput
        label={t('form.template')}
        field={register('templateName')}
        options={templates.map((value) => ({ value, label: t(`form.${value}`) }))}
      />
    </Section>
  )
}

/** Who hosts it and who helps. */
export function PeopleSection({ form }: { form: Form }) {
  const { t } = useTranslation('live-manage')
  return (
    <Section title={t('form.people')}>
      <TextInput
        label={t('form.anchor')}
        hint={t('form.anchorHint')}
        field={form.register('anchor')}
        error={form.formState.errors.anchor}
        spellCheck={false}
      />
      <Lines
        form={form}
        name="managers"
        label={t('form.managers')}
        hint={t('form.managersHint', { max: MANAGERS_MAX })}
      />
    </Section>
  )
}

/** What stands over the chat while it is live. */
export function NoticeSection({ form }: { form: Form }) {
  const { t } = useTranslation('live-manage')
  return (
    <Section title={t('form.notice')}>
      <Lines form={form} name="noticeZh" label={t('form.noticeZh')} max={NOTICE_MAX} />
      <Lines form={form} name="noticeEn" label={t('form.noticeEn')} max={NOTICE_MAX} />
    </Section>
  )
}
