import { typeMoment } from '../fixtures/work'
import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { en } from '../fixtures/texts'

const words = {
  'zh-CN': {
    title: '洽谈之后',
    other: 'After your talks',
    name: '标题 (中文)',
    nameOther: '标题 (英文)',
    from: '开始时间（北京时间）',
    until: '截止时间（北京时间）',
    add: '添加题目',
    single: '单选',
    question: '题目 (中文)',
    options: ['选项 1 (中文)', '选项 2 (中文)'],
    requested: '之后还会联系吗？',
    answers: ['会', '不会'],
    words: '文字',
    why: '为什么？',
    save: '保存并发布',
    sure: '发布',
    opened: '已发布：洽谈之后',
    draft: /草稿已保存/,
    submit: '提交问卷',
    done: '已提交，感谢您的回答！',
    results: '查看结果：洽谈之后',
    submitted: '已收到 1 份',
  },
  'en-US': {
    title: 'After the talks',
    other: '洽谈回访',
    name: 'Title (English)',
    nameOther: 'Title (Chinese)',
    from: 'From (GMT+8)',
    until: 'Until (GMT+8)',
    add: en('questionnaire-desk:editor.questionAdd'),
    single: en('questionnaire-desk:type.single'),
    question: 'Question (English)',
    options: ['Option 1 (English)', 'Option 2 (English)'],
    requested: 'Will you stay in touch?',
    answers: ['Yes', 'No'],
    words: 'Text',
    why: 'Why is that?',
    save: en('questionnaire-desk:editor.open'),
    sure: en('questionnaire-desk:act.open.do'),
    opened: en('questionnaire-desk:act.open.done', { name: 'After the talks' }),
    draft: /Draft saved/,
    submit: 'Submit',
    done: en('questionnaires:done'),
    results: 'Results: After the talks',
    submitted: '1 response',
  },
} as const

/** On the real server and the production build: written, opened, begun, there again, submitted, counted. */
for (const language of ['zh-CN', 'en-US'] as const) {
  test(`a questionnaire is written and opened, its draft outlives a reload, and its answers are counted (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const w = words[language]
    const origin = baseURL ?? ''
    const open = (account: string) => openPerson(browser, { request, account, language, origin })
    const [staff, buyer] = [await open('staff@demo.yunzhan.example'), await open('buyer@demo.yunzhan.example')]
    await staff.page.goto('/organizer.html#/questionnaires/new')
    await staff.page.getByRole('textbox', { name: w.name, exact: true }).fill(w.title)
    await staff.page.getByRole('textbox', { name: w.nameOther, exact: true }).fill(w.other)
    await typeMoment(staff.page.locator('#main'), w.from, '2026-01-01 10:00')
    await typeMoment(staff.page.locator('#main'), w.until, '2099-01-01 10:00')
    for (const [type, requested] of [
      [w.single, w.requested],
      [w.words, w.why],
    ] as const) {
      await staff.page.getByRole('button', { name: w.add, exact: true }).click()
      await staff.page.getByRole('menuitem', { name: type, exact: true }).click()
      await staff.page.getByRole('textbox', { name: w.question, exact: true }).last().fill(requested)
    }
    for (const [i, option] of w.options.entries())
      await staff.page.getByRole('textbox', { name: option, exact: true }).fill(w.answers[i] ?? '')
    await staff.page.getByRole('button', { name: w.save }).click()
    await staff.page.getByRole('dialog').getByRole('button', { name: w.sure, exact: true }).click()
    await expect(staff.page.getByText(w.opened)).toBeVisible()

    const { page } = buyer
    await page.goto('/personal.html#/questionnaires')
    await page.getByRole('link', { name: w.title, exact: true }).click()
    await page.getByRole('radio', { name: w.answers[0], exact: true }).check()
    await page.getByRole('textbox', { name: w.why }).fill('茶具很合适')
    await expect(page.getByText(w.draft)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: w.why })).toHaveValue('茶具很合适')
    await expect(page.getByRole('radio', { name: w.answers[0], exact: true })).toBeChecked()
    await page.getByRole('button', { name: w.submit, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: w.submit, exact: true }).click()
    await expect(page.getByText(w.done)).toBeVisible()
    await page.reload()
    await expect(page.getByText('茶具很合适')).toBeVisible()
    await buyer.leave()

    await staff.page.goto('/organizer.html#/questionnaires')
    await staff.page.getByRole('link', { name: w.results }).click()
    await expect(staff.page.getByText(w.submitted)).toBeVisible()
    await expect(staff.page.getByText('茶具很合适')).toBeVisible()
    await staff.leave()
  })
}
