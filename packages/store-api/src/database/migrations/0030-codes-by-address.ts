/**
 * Who asked for a code and who tries it is told apart by network address, of which a keyed hash is
 * kept: `attempts` counts the tries of all addresses but the one that asked.
 */
export const codesByAddress = [
  `alter table otp_codes add column address text not null default ''`,
  "alter table otp_codes drop constraint otp_codes_pkey",
  "alter table otp_codes add primary key (phone, address)",
  `create table otp_tries (
    code_hash text not null,
    address text not null,
    tries integer not null check (tries > 0),
    expires_at timestamptz not null,
    primary key (code_hash, address)
  )`,
];
