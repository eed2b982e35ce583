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

export const FaceIcon = () => (
  <Drawing>
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.500 14.500c.8 1.200 2 1.900 3.500 1.900s2.700-.7 3.500-1.900M9 9.800h.01M15 9.800h.01" />
  </Drawing>
)

export const PictureIcon = () => (
  <Drawing>
    <path d="M4 5h16v14H4ZM4 16.500l4.500-4.500 3.500 3.500 3-3 5 4.500M15.500 9h.01" />
  </Drawing>
)

export const DotsIcon = () => (
  <Drawing>
    <path d="M6 12h.01M12 12h.01M18 12h.01" strokeWidth="3" />
  </Drawing>
)

export const TurnIcon = () => (
  <Drawing>
    <path d="M19 12a7 7 0 1 1-2.200-5.100M17 3v4h-4" />
  </Drawing>
)
