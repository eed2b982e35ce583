/** Of a page that shows a draft: what its link carries. Else empty. */
export const previewToken = (): string => new URLSearchParams(window.location.search).get('preview') ?? ''
