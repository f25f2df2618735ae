-- Which name each trainer of content/team has, by the file: a file whose name changes is the same person, of whom every row below goes along.
CREATE TABLE trainers (
  slug TEXT PRIMARY KEY,
  name TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Before a release writes its classes, so that nobody is told that another trainer gives them. In JSON, a name is a whole text of its own.
CREATE TRIGGER trainers_renamed AFTER UPDATE OF name ON trainers WHEN OLD.name <> NEW.name
BEGIN
  UPDATE accounts SET teaches = NEW.name WHERE teaches = OLD.name;
  UPDATE classes SET trainer = NEW.name WHERE trainer = OLD.name;
  UPDATE class_substitutes SET trainer = NEW.name WHERE trainer = OLD.name;
  UPDATE trainer_absences SET trainer = NEW.name WHERE trainer = OLD.name;
  UPDATE trainer_changes SET trainer = NEW.name WHERE trainer = OLD.name;
  UPDATE trainer_tellings SET trainer = NEW.name WHERE trainer = OLD.name;
  DELETE FROM trainer_phones WHERE trainer = NEW.name
    AND EXISTS (SELECT 1 FROM trainer_phones AS known WHERE known.trainer = OLD.name);
  UPDATE trainer_phones SET trainer = NEW.name WHERE trainer = OLD.name;
  DELETE FROM cost_rates WHERE kind = 'trainer' AND name = NEW.name
    AND EXISTS (SELECT 1 FROM cost_rates AS known WHERE known.kind = 'trainer' AND known.name = OLD.name);
  UPDATE cost_rates SET name = NEW.name WHERE kind = 'trainer' AND name = OLD.name;
  UPDATE class_changes SET value = replace(value, json_quote(OLD.name), json_quote(NEW.name)),
    scheduled = replace(scheduled, json_quote(OLD.name), json_quote(NEW.name));
  UPDATE private_classes SET scheduled = replace(scheduled, json_quote(OLD.name), json_quote(NEW.name));
  UPDATE trainer_changes SET before = replace(before, json_quote(OLD.name), json_quote(NEW.name));
  UPDATE trainer_tellings SET before = replace(before, json_quote(OLD.name), json_quote(NEW.name));
  UPDATE undoable_acts SET before = replace(before, json_quote(OLD.name), json_quote(NEW.name));
END;
