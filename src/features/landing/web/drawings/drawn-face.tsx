import { useId } from 'react';

/** Portrait of the fictional example person. Its colours belong to the illustration, not to the design tokens. */
export function DrawnFace({ className }: { className?: string | undefined }) {
  const id = useId();
  const url = (name: string) => `url(#${id}${name})`;
  return (
    <svg className={className} viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}wall`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffe9df" />
          <stop offset="1" stopColor="#ffb59c" />
        </linearGradient>
        <linearGradient id={`${id}hair`} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#6b3a2b" />
          <stop offset="1" stopColor="#3a1d18" />
        </linearGradient>
        <linearGradient id={`${id}skin`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fbd0b1" />
          <stop offset="1" stopColor="#eeb48f" />
        </linearGradient>
        <linearGradient id={`${id}jacket`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#17706b" />
          <stop offset="1" stopColor="#0b3d3b" />
        </linearGradient>
      </defs>
      <path fill={url('wall')} d="M0 0h160v160H0z" />
      <circle cx="122" cy="42" r="40" fill="#fff" opacity="0.28" />
      <path
        fill={url('hair')}
        d="M81 17c-31 0-47 23-47 53 0 22-4 34-11 48-3 7 0 14 8 18 14 7 28 6 36 2h27c9 4 22 5 35-2 8-4 11-11 8-18-7-14-10-26-10-48 0-30-15-53-46-53Z"
      />
      <path fill="#e2a07b" d="M67 96v24c0 9 6 16 13 16s13-7 13-16V96Z" />
      <path fill={url('jacket')} d="M12 170c1-30 20-41 48-49l20 24 20-24c28 8 47 19 48 49Z" />
      <path fill="#fdf3e7" d="M62 120c4 13 32 13 36 0l4 4-22 46-22-46Z" />
      <path fill="#f4c29e" d="M67 110c3 8 8 12 13 12s10-4 13-12v11c0 9-6 15-13 15s-13-6-13-15Z" />
      <path fill="#0a3836" d="m61 119 19 50-20-22-6-9 5-4-8-7Zm38 0-19 50 20-22 6-9-5-4 8-7Z" />
      <path fill={url('skin')} d="M53 66c0-22 10-34 27-34s27 12 27 34c0 26-12 45-27 45S53 92 53 66Z" />
      <g fill="#f0876a" opacity="0.24">
        <ellipse cx="62" cy="84" rx="6.5" ry="4.5" />
        <ellipse cx="98" cy="84" rx="6.5" ry="4.5" />
      </g>
      <g fill="#fff">
        <path d="M61 72.500c3-4.5 10-4.5 13 0.5-3.5 3-10 3-13-0.500Z" />
        <path d="M99 72.500c-3-4.5-10-4.5-13 0.5 3.5 3 10 3 13-0.500Z" />
      </g>
      <g fill="#4a2a1c">
        <circle cx="68" cy="71.9" r="3.1" />
        <circle cx="92" cy="71.9" r="3.1" />
      </g>
      <g fill="#fff">
        <circle cx="69.1" cy="70.9" r="0.9" />
        <circle cx="93.1" cy="70.9" r="0.9" />
      </g>
      <g fill="none" stroke="#3a1d18" strokeLinecap="round">
        <path strokeWidth="2" d="M60 73c3-6 11-6 14.5 0M100 73c-3-6-11-6-14.5 0" />
        <path strokeWidth="2.4" d="M59 63.500c4-3.5 10-3.5 15-1M101 63.500c-4-3.5-10-3.5-15-1" opacity="0.85" />
      </g>
      <path
        fill="none"
        stroke="#d58f68"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M79 75c-0.5 5-2.5 8-2 10 0.5 1.5 4.5 1.5 6 0.5"
      />
      <path fill="#b8453a" d="M70 92.500c6 2 14 2 20 0-2 6-6 9-10 9s-8-3-10-9Z" />
      <path
        fill="#fff"
        d="M71.5 93.100c5.5 1.5 11.5 1.5 17 0-0.8 1.8-1.8 2.7-3 3.3-3.5 0.9-7.5 0.9-11 0-1.2-0.6-2.2-1.5-3-3.300Z"
      />
      <path
        fill={url('hair')}
        d="M95 24c-6 17-25 23-41 38-3 16-3 32-9 47-6-12-9-26-9-40 0-29 17-51 46-51 30 0 45 22 44 52 0 13-3 26-8 38-6-13-7-27-9-41-2-16-6-31-14-43Z"
      />
      <g fill="none" stroke="#a5684f" strokeWidth="1.6" strokeLinecap="round" opacity="0.55">
        <path d="M88 25c-10 13-33 17-43 40M80 21c-20 5-34 22-37 42M101 28c11 9 17 25 18 42" />
      </g>
      <g fill="#ffc94d">
        <circle cx="51" cy="95" r="2.6" />
        <circle cx="109" cy="95" r="2.6" />
      </g>
    </svg>
  );
}
