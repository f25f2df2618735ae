/**
 * Columns of the database that name nobody: our own ids, classes, amounts, states and instants. The id of a row that names
 * somebody names nobody once that row is gone or blank. A new column stands here or in `functions/stored-data.ts`.
 */
export const namesNobody: Readonly<Record<string, string>> = {
  accounts: 'created_at closed_at',
  arrivals: 'day page source campaign visits',
  archive_cursors: 'name value',
  archived_bookings: 'year away again_at stale ended_year back',
  numbers_of_days: 'kind start_at zone day sums',
  alerts: 'id trouble_id kind day created_at mailed_at posted_at leased_until_at',
  booking_notes: 'id booking_id created_at',
  booking_terms: 'booking_id',
  bookings_to_read: 'booking_id',
  booking_events: 'id booking_id kind at who',
  booking_lines:
    'booking_id class_id position quantity unit_cents seats_left_after claimed_until_at kept_cents booked_sequence told_sequence told_cancelled seen_sequence covered discount_cents tax_province',
  bookings:
    'language state revision created_at hold_expires_at extensions confirmed_at payment_method taxes subtotal_cents total_cents cancellation proved_at proved_by proof_due_at held_since promo_code moves_keep_fee quote_number',
  certificates: 'class_id issued_on created_at',
  class_costs: 'class_id trainer_cents room_cents materials_cents revision at',
  cost_rates: 'kind at',
  class_changes: 'class_id field at',
  class_messages: 'id class_id at',
  class_notes: 'id class_id at',
  class_links: 'id class_id kind title url created_at',
  private_classes: 'class_id order_id line line_cents of_cents created_at',
  classes:
    'id course_id language delivery place_id time_zone sessions starts_at ends_at price_cents capacity minimum sales_end_at state sequence build_id revision told_from_at room guaranteed_by_seats private_order_id',
  course_entries: 'course_id language id title summary certificate_text build_id',
  courses: 'id code level duration_hours price_cents build_id',
  credit_notes:
    'number year sequence booking_id invoice_number issued_on total_cents refund_cents credit_cents created_at',
  credits: 'id delta_cents balance_cents credit_note payment_id created_at',
  disputes: 'id booking_id payment_id state amount_cents answer_by refund_id opened_at changed_at',
  error_reports: 'fingerprint hour_at times',
  enquiries: 'id language places places_left_after for_office decision created_at',
  follow_ups: 'id about day created_at done_at revision',
  inbox_cases: 'entry_id state revision changed_at',
  inbox_notes: 'id entry_id created_at',
  inbox_replies: 'id entry_id created_at leaves_at undone_at',
  idempotency_keys: 'status created_at',
  invoices: 'number year sequence booking_id issued_on due_on total_cents created_at',
  limit_counters: 'rule',
  local_mail: 'id received_at',
  meta: 'key value',
  newsletter_consents: 'id expires_at',
  newsletter_subscribers: 'id',
  notes_to_refund: 'number',
  unsettled_bookings: 'booking_id',
  office_acts: 'id at act subject',
  office_holds: 'booking_id created_at',
  outbox:
    'id kind version booking_id state attempts next_attempt_at lease leased_until_at created_at sent_at set_aside_at',
  package_purchases:
    'id state language offer taxes total_cents created_at prove_until_at booking_id bought_at expires_on expiry_told_at',
  package_seats: 'id purchase_id pool kind delta booking_id class_id at',
  participants:
    'id booking_id class_id seat active absent moves named_at tellings office_tells fee_floor sat_sequence certified',
  password_links: 'id',
  payment_reminders: 'id booking_id due_on stage sent_on at',
  payments: 'id booking_id invoice_number method state amount_cents created_at paid_at together',
  payments_together: 'id booking_id created_at',
  places: 'id name_en name_fr city_en city_fr address province',
  quotes:
    'id number year sequence state revision version entry_id language country province reduction valid_until total_cents created_at changed_at sent_at decided_at booking_id order_id',
  probes: 'id filling',
  promo_code_uses: 'id code booking_id discount_cents used_at given_back_at',
  promo_codes:
    'code rate amount_cents valid_from valid_until max_uses max_uses_of_contact scope min_seats created_at ended_at',
  provider_events: 'id type received_at handled_at',
  refunds:
    'id booking_id payment_id credit_note amount_cents state attempts created_at done_at failed_at made_by by_office',
  reminder_pauses: 'id booking_id at',
  session_attendance: 'session at',
  signs: 'name at detail',
  staff_acts: 'id at act',
  support_requests: 'id class_id created_at',
  surveys: 'class_id created_at',
  trainer_reports: 'id class_id created_at',
  troubles: 'id name level of since_at began_at ended_at',
  tax_exemptions: 'booking_id kind granted_at',
  undoable_acts: 'id act subject at until_at undone_at',
  unproved_registrations: 'id language places held state created_at due_at',
  waitlist:
    'id class_id language quantity state joined_at proved_at offer_id offer_ends_at offered_at crowded ended_at',
  write_offs: 'id booking_id amount_cents written_at',
  write_offs_taken_back: 'id booking_id amount_cents kind taken_at',
};
