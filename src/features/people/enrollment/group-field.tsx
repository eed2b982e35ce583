import { Radio } from 'antd'
import { type AriaAttributes, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KEYWORD_MAX, SUGGEST_DEBOUNCE_MS } from '#contract/core/limits.ts'
import { useDebounced } from '#src/common/request/use-debounced.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { type Group, useGroups } from './api'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './sign-up-form.module.css'

/** What a field of a form gives its control. */
interface GroupFieldProps extends AriaAttributes {
  expoId: number
  id?: string
  value?: Group | null
  onChange?: (group: Group) => void
}

/** An exhibitor group of the exhibition, found by its name; it brings its own exhibiting form. */
export function GroupField({ expoId, value = null, onChange, ...search }: GroupFieldProps) {
  const { t } = useTranslation('enrollment')
  const [keyWord, setKeyWord] = useState('')
  const groups = useGroups(expoId, useDebounced(keyWord.trim(), SUGGEST_DEBOUNCE_MS), true)
  return (
    <>
      <TextInput
        {...search}
        type="search"
        aria-label={t('form.search')}
        placeholder={t('form.search')}
        maxLength={KEYWORD_MAX}
        value={keyWord}
        onChange={(event) => setKeyWord(event.target.value)}
        onKeyDown={(event) => {
          // The search is at work already; the form is not to be sent by it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Shown query={groups} loading={<div className={`yz-skeleton ${styles.groupsWaiting}`} />}>
        {(list) =>
          list.length === 0 ? (
            <p className={styles.none} role="status">
              {t(keyWord === '' ? 'form.noGroups' : 'form.notFound')}
            </p>
          ) : (
            <Radio.Group
              className={styles.groups ?? ''}
              aria-label={t('form.groups')}
              value={value?.id}
              onChange={(event) => {
                const group = list.find(({ id }) => id === event.target.value)
                if (group) onChange?.(group)
              }}
            >
              {list.map(({ id, exhibitionGroupName, exhibitionType }) => (
                <Radio key={id} value={id}>
                  <b>{exhibitionGroupName}</b>
                  <small>{t(exhibitionType === 1 ? 'form.both' : 'form.online')}</small>
                </Radio>
              ))}
            </Radio.Group>
          )
        }
      </Shown>
    </>
  )
}
