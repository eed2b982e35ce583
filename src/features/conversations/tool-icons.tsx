import type { ReactNode } from 'react'

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export const OrderIcon = () => (
  <Drawing>
    <path d="M6 3.500h12v17l-3-2-3 2-3-2-3 2ZM9 8.500h6M9 12.500h6" />
  </Drawing>
)
export const ReplyIcon = () => (
  <Drawing>
    <path d="M4 5h16v11H11l-4 3.500V16H4ZM8 9h8M8 12.200h5" />
  </Drawing>
)
export const ExhibitIcon = () => (
  <Drawing>
    <path d="M9.500 3.500h5M10 3.500c0 3-4.500 4.500-4.500 9.500 0 4 2.500 7.500 6.500 7.500s6.500-3.500 6.500-7.500c0-5-4.500-6.500-4.500-9.500M6 11h12" />
  </Drawing>
)
export const BackIcon = () => (
  <Drawing>
    <path d="m14 6-6 6 6 6" />
  </Drawing>
)
