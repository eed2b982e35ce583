import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { updateProfile } from '../../contract/account/endpoints'
import type { UserInfo } from '../../contract/account/schemas'
import { NAME_MAX } from '../../contract/core/contact-rules'
import { countCharacters } from '../../contract/core/rules'
import { Choices, TextInput } from '../../src/common/form/inputs'
import { errorMessage } from '../../src/common/request/error-message'
import { call } from '../../src/common/request/call'
import { showToast } from '../../src/common/ui/notices/notices'
import { Shown } from '../../src/common/ui/states'
import { useAccount, useChanged } from './account'
import { Avatar } from './avatar'
import styles from './personal.module.css'

interface Values {
  nickName: string
  languageType: '1' | '2'
}

/** What others see of the reader, and what language notices are written in. */
export function Profile() {
  return (
    <Shown query={useAccount()} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {(user) => <ProfileForm user={user} />}
    </Shown>
  )
}

function ProfileForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation('personal')
  const changed = useChanged()
  const [headPic, setHeadPic] = useState(user.headPic)
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { nickName: user.nickName, languageType: user.languageType === 2 ? '2' : '1' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ nickName, languageType }) => {
    try {
      const input = { nickName: nickName.trim(), headPic, languageType: Number(languageType) }
      changed(await call(updateProfile, input, { alerts: false }))
      showToast(t('profile.saved'))
    } catch (error) {
      form.setError('root', { type: 'server', message: errorMessage(error) })
    }
  })
  const tooLong = errors.nickName?.type === 'long' ? t('profile.long', { max: NAME_MAX }) : undefined
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('nav.profile')}</h2>
      <Avatar name={user.nickName || user.userName} value={headPic} onChange={setHeadPic} />
      <TextInput
        label={t('profile.nickName')}
        hint={t('profile.nickNameHint', { max: NAME_MAX })}
        field={form.register('nickName', { validate: { long: (text) => countCharacters(text.trim()) <= NAME_MAX } })}
        error={errors.nickName && { ...errors.nickName, ...(tooLong ? { message: tooLong } : {}) }}
        autoComplete="nickname"
      />
      <Choices
        label={t('profile.language')}
        hint={t('profile.languageHint')}
        type="radio"
        field={form.register('languageType')}
        options={[
          { value: '1', label: '中文' },
          { value: '2', label: 'English' },
        ]}
      />
      {errors.root?.message ? (
        <p className={styles.refusal} role="alert">
          {errors.root.message}
        </p>
      ) : null}
      <button type="submit" className={`yz-button ${styles.tall}`} disabled={isSubmitting}>
        {t(isSubmitting ? 'action.saving' : 'profile.save')}
      </button>
    </form>
  )
}
